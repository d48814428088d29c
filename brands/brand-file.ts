/** Address of one of a brand's files. Apart from the schema, so that the first load of the browser does not carry that. */
export const brandFile = (file: string): string => `/brand/${file}`
