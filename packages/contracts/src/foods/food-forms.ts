/** Forms of a food in a sentence (`1 Zwiebel`, `2 Zehen Knoblauch`); null where the food's name is the form. */
export interface FoodForms {
  readonly name: string
  /** Form for one piece or a part of it, with a counting word where needed: `Zwiebel`, `Zehe Knoblauch`. */
  readonly singular: string | null
  /** Form for several pieces: `Zwiebeln`, `Zehen Knoblauch`. */
  readonly plural: string | null
}
