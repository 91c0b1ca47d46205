/**
 * Widths in pixels at which photos are served; a photo is never served larger than it is. They are in a module of their own for the
 * processes that read photos: all else of the contract comes with the library of its schemas, which takes 9 MB in each.
 */
export const photoWidths = [320, 640, 1280, 1920] as const;
