/** A drawing as an address that an `img` shows; in an `img` nothing of an SVG acts. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
