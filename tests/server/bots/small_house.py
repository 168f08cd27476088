"""A house with one bot that hangs, to be killed in the middle of it."""

import asyncio

from tests.server.bots.tables import TROUBLE, bots_at_work, job_for


async def main() -> None:
    async with bots_at_work(2, limit=2.0, module=TROUBLE) as bots:
        await bots.choose(job_for("paires", "random"))
        hanging = asyncio.create_task(bots.choose(job_for("paires", "hangs")))
        await asyncio.sleep(0.3)  # by now it hangs
        while any(worker.process is None for worker in bots.crew):
            await asyncio.sleep(0.05)
        print(*(worker.process.pid for worker in bots.crew if worker.process), flush=True)
        await hanging
        await asyncio.sleep(60)


if __name__ == "__main__":
    asyncio.run(main())
