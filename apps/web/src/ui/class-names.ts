/** Joins the class names that apply; what is false, null or undefined is left out. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
