// The game of bench/tricks, with the same rules, as boardgame.io writes games.

const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const SEATS = 4;
const KINDS = 26;
const COPIES = 4;
const HAND = 8;

function setup({ random }) {
  const cards = Array.from({ length: KINDS * COPIES }, (_, card) => card % KINDS);
  const deck = random.Shuffle(cards);
  const players = {};
  for (let seat = 0; seat < SEATS; seat++) {
    players[seat] = { hand: deck.splice(0, HAND).sort((a, b) => a - b) };
  }
  return {
    secret: { deck },
    players,
    sizes: Array(SEATS).fill(HAND),
    trick: [],
    leader: 0,
    turn: 0,
    scores: Array(SEATS).fill(0),
    discards: Array(KINDS).fill(0),
    deck: deck.length,
  };
}

function play({ G, playerID, random }, card) {
  const seat = Number(playerID);
  const hand = G.players[playerID].hand;
  const place = hand.indexOf(card);
  if (place < 0) return INVALID_MOVE;
  hand.splice(place, 1);
  G.trick.push(card);
  if (G.secret.deck.length === 0) shuffle(G, random);
  const drawn = G.secret.deck.pop();
  const after = hand.findIndex((other) => other > drawn);
  hand.splice(after < 0 ? hand.length : after, 0, drawn);
  G.deck = G.secret.deck.length;
  G.turn = (seat + 1) % SEATS;
  if (G.trick.length === SEATS) take(G);
}

function shuffle(G, random) {
  const cards = G.discards.flatMap((count, card) => Array(count).fill(card));
  G.secret.deck = random.Shuffle(cards);
  G.discards = Array(KINDS).fill(0);
}

function take(G) {
  let best = 0;
  let points = 0;
  G.trick.forEach((card, place) => {
    points += card;
    G.discards[card] += 1;
    if (card > G.trick[best]) best = place;
  });
  const winner = (G.leader + best) % SEATS;
  G.scores[winner] += points;
  G.trick = [];
  G.leader = winner;
  G.turn = winner;
}

exports.Tricks = {
  name: "tricks",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup,
  moves: { play },
  playerView: PlayerView.STRIP_SECRETS,
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: () => 0, next: ({ G }) => G.turn },
  },
};
