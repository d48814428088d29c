/** Number of built-in items (specification section 9), and of items that the home page shows. */
export const NEWS_SHOWN = 5
/** Maximum number of items in an answer. */
export const NEWS_AT_MOST = 10
