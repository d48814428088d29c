/**
 * Keys of each shortcut. Several entries are alternatives, a space separates keys that are pressed together, and «1–9» is any of
 * them.
 */
export const shortcutKeys = {
  everywhere: { command: ['Ctrl K'], shortcuts: ['?'], undo: ['Ctrl Z'], close: ['Esc'] },
  composer: {
    issue: ['Ctrl ⏎'],
    add: ['Alt N'],
    take: ['⏎'],
    dose: ['Tab'],
    favourite: ['Alt 1–9'],
    repeat: ['Alt R'],
    usual: ['Alt U'],
    quantity: ['Alt Q'],
    move: ['Alt ↑', 'Alt ↓'],
    more: ['Alt M'],
    takeOut: ['Alt X'],
    update: ['Alt A'],
  },
  prescription: { correct: ['C'] },
  history: { search: ['/'], rows: ['↑', '↓'], open: ['⏎'] },
} as const satisfies Record<string, Record<string, readonly string[]>>
