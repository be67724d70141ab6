/** Columns of the Bundeslebensmittelschlüssel, edition 4.0. */

/** Nutrients that the importer reads for each food. */
export type BlsNutrient = 'kcal' | 'proteins' | 'fats' | 'carbs' | 'fibre' | 'sugar' | 'saturates' | 'salt'

/**
 * Component code at the beginning of a value's heading, as in `ENERCC Energie (Kilokalorien) [kcal/100g]`. Each
 * component has two more columns (`ENERCC Datenherkunft`, `ENERCC Referenz`), whose headings have no unit.
 */
export const blsComponents: Readonly<Record<BlsNutrient, string>> = {
  kcal: 'ENERCC',
  proteins: 'PROT625',
  fats: 'FAT',
  carbs: 'CHO',
  fibre: 'FIBT',
  sugar: 'SUGAR',
  saturates: 'FASAT',
  salt: 'NACL',
}

export const codeHeading = 'BLS Code'
export const nameHeading = 'Lebensmittelbezeichnung'

/** Factors that convert the unit of a heading to kcal or grams per 100 g. */
const factors: Readonly<Record<string, number>> = {
  'kcal/100g': 1,
  'g/100g': 1,
  'mg/100g': 0.001,
  'µg/100g': 0.000_001,
}

const valueHeading = /^(\S+) .*\[([^\]]+)\]$/

/** Column of a nutrient, and the factor that converts its values to kcal or grams. */
export interface BlsColumn {
  readonly index: number
  readonly factor: number
}

export interface BlsColumns {
  readonly code: number
  readonly name: number
  readonly nutrients: Readonly<Record<BlsNutrient, BlsColumn>>
}

/** Finds the columns by their headings. @throws Error naming the missing column or the unknown unit */
export function blsColumns(headings: readonly string[]): BlsColumns {
  const trimmed = headings.map((heading) => heading.trim())
  const columnOf = (heading: string): number => {
    const index = trimmed.indexOf(heading)
    if (index < 0) throw new Error(`The table has no column '${heading}'.`)
    return index
  }
  const nutrientOf = (component: string): BlsColumn => {
    const index = trimmed.findIndex((heading) => valueHeading.exec(heading)?.[1] === component)
    if (index < 0) throw new Error(`The table has no column that begins with '${component}' and ends with a unit.`)
    const unit = valueHeading.exec(trimmed[index] ?? '')?.[2] ?? ''
    const factor = factors[unit]
    if (factor === undefined) throw new Error(`The unit of '${trimmed[index]}' is unknown.`)
    return { index, factor }
  }
  const { kcal, proteins, fats, carbs, fibre, sugar, saturates, salt } = blsComponents
  return {
    code: columnOf(codeHeading),
    name: columnOf(nameHeading),
    nutrients: {
      kcal: nutrientOf(kcal),
      proteins: nutrientOf(proteins),
      fats: nutrientOf(fats),
      carbs: nutrientOf(carbs),
      fibre: nutrientOf(fibre),
      sugar: nutrientOf(sugar),
      saturates: nutrientOf(saturates),
      salt: nutrientOf(salt),
    },
  }
}
