/** Writes a prescription's code with hyphens, as it is printed: `K7QD2M9X4` as `K7QD-2M9X-4`. */
export const formatCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`
