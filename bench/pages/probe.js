// Runs before anything else of a page: notes when the house speaks, when it is seen, and what shifts.
(() => {
  const seen = { moves: [], shifts: [], unseen: 0 };
  window.bench = seen;

  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      const what = shift.sources.map(({ node }) => (node instanceof Element ? `${node.nodeName} ${node.className}` : String(node?.nodeName)));
      seen.shifts.push({ value: shift.value, at: shift.startTime, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });

  let changed = false;
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(() => (changed = true)).observe(document, everything);

  // From the arrival of another seat's move until the frame that shows it is out: a frame is drawn
  // after its first callback and before the second, so this errs on the side of too long.
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...words) {
      super(...words);
      this.addEventListener('message', (event) => {
        const told = JSON.parse(event.data);
        if (told.t !== 'step' || !told.events?.length || told.done !== undefined) return;
        changed = false;
        requestAnimationFrame(() => {
          const visible = changed;
          requestAnimationFrame(() => {
            if (visible) seen.moves.push(performance.now() - event.timeStamp);
            else seen.unseen += 1;
          });
        });
      });
    }
  };

  window.weights = () =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((one) => [new URL(one.name).pathname, one.encodedBodySize]);

  // A room in which everything is ready to start; whoever does not play looks on.
  window.openRoom = async ([game, chairs, plays]) => {
    const headers = { 'content-type': 'application/json', 'x-tablee': '1' };
    const post = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body), headers }).then((answer) => answer.json());
    await post('/api/people', { name: 'Ana' });
    localStorage.setItem('tablee.known', 'yes');
    localStorage.setItem('tablee.guide', 'off');
    const { key } = await post('/api/rooms', { name: '', public: false });
    const line = new Plain(`${location.origin.replace('http', 'ws')}/ws`);
    const say = (message) => line.send(JSON.stringify(message));
    const hear = (kind) => new Promise((done) => (line.onmessage = ({ data }) => JSON.parse(data).t === kind && done()));
    await new Promise((done) => (line.onopen = done));
    say({ t: 'enter', key });
    await hear('welcome');
    say({ t: 'prepare', game, chairs, clock: 'none' });
    if (!plays) say({ t: 'stand' });
    say({ t: 'ping' });
    await hear('pong');
    line.close();
    return key;
  };

  // A tap that the browser does not take for a person's: whatever moves after it counts as a shift.
  window.tap = (moves) => document.querySelector(`[role=group][aria-label="${moves}"] button[aria-disabled=false]`)?.click();

  // When something that `usable` names is there, and drawn.
  window.whenUsable = (usable) => new Promise((done) => {
    const look = () => {
      const thing = document.querySelector(usable);
      if (thing?.checkVisibility()) requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
      else requestAnimationFrame(look);
    };
    look();
  });
})();
