/** Joins class names; false, null and undefined are skipped. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
