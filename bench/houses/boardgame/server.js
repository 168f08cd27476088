// boardgame.io's own server: node server.js memory|FOLDER; says its port when it listens.

const { FlatFile, Server } = require("boardgame.io/server");
const { Tricks } = require("./game");

const [storage] = process.argv.slice(2);
const server = Server({
  games: [Tricks],
  origins: ["http://127.0.0.1"],
  ...(storage === "memory" ? {} : { db: new FlatFile({ dir: storage }) }),
});
console.info = () => {}; // a line for every match would cost more than the match
server.run({ port: 0 }).then(({ appServer }) => console.log(appServer.address().port));
