/** Rule `url_safe` (specification section 5): only letters, digits, spaces, hyphen and underscore. */
export const isUrlSafe = (text: string): boolean => /^[A-Za-z0-9 _-]+$/.test(text)
