/** `K7QD2M9X4` as `K7QD-2M9X-4`, the way it is printed. */
export const formatCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`
