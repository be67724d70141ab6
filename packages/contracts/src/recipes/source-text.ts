import type { RecipeSource } from './source.ts'

/** Source of a recipe in one line: `Marillenknödel, von Maria Huber, alpenkueche.example`. */
export const sourceText = ({ title, author, url }: RecipeSource): string =>
  [title, author && `von ${author}`, url && new URL(url).host].filter(Boolean).join(', ')
