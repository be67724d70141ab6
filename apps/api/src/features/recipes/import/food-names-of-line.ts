import { foodNamesOf } from './food-names.ts'
import { parseIngredientLine } from './ingredient-line.ts'

/** Names of the foods that a written line means, in lower case: `½ l Milch` → `milch`, `vollmilch`. */
export const foodNamesOfLine = (line: string): string[] =>
  parseIngredientLine(line).flatMap(({ name, note }) => foodNamesOf(name, note).exact)
