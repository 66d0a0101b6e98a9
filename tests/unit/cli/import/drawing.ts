/** An SVG of which a build knows the size. */
export const drawing = (words = ''): string => `<svg viewBox="0 0 9 9">${words}</svg>`;
