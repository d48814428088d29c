/** Number of built-in news items (specification section 9), and of news items that the home page shows. */
export const NEWS_SHOWN = 5
/** Maximum number of news items in an answer. */
export const NEWS_AT_MOST = 10
