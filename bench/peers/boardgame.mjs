/**
 * Any game of ours as a game of boardgame.io: its state is G, its moves are one move `play` with seat and move. `style` is one of
 * the two ways that its documentation shows: change the draft, or return a new state. Undo and log are off, in its favour.
 */
export function asBoardgame(game, table, luck, style) {
  return {
    name: 'peer',
    disableUndo: true,
    setup: () => game.setup(table, luck),
    turn: { activePlayers: { all: 'play' } },
    moves: {
      play: {
        ignoreStaleStateID: false,
        redact: true,
        move({ G }, seat, move) {
          if (style === 'draft') return void game.apply(G, seat, move, luck);
          const next = game.clone(G);
          game.apply(next, seat, move, luck);
          return next;
        },
      },
    },
    playerView: ({ G, playerID }) => game.view(G, playerID === null || playerID === undefined ? 'public' : +playerID),
  };
}

export const moveAction = (seat, args) => ({
  type: 'MAKE_MOVE',
  payload: { type: 'play', args, playerID: String(seat) },
});
