import type { Aisle } from '../../generated/enums.ts'

interface DemoItem {
  name: string
  aisle: Aisle
  checked?: boolean
}

/** Anna's own shopping list. */
export const demoItems: readonly DemoItem[] = [
  { name: 'Haferflocken (fein)', aisle: 'PANTRY' },
  { name: 'Naturjoghurt 1 kg', aisle: 'DAIRY' },
  { name: 'Äpfel, 6 Stück', aisle: 'PRODUCE' },
  { name: 'Vollkornbrot', aisle: 'BAKERY' },
  { name: 'Rote Linsen', aisle: 'PANTRY', checked: true },
]

/** Suggestions of Anna's trainer for her shopping list. */
export const demoSuggestions: readonly DemoItem[] = [
  { name: 'Walnüsse', aisle: 'PANTRY' },
  { name: 'Vogerlsalat', aisle: 'PRODUCE' },
  { name: 'Kürbiskernöl', aisle: 'PANTRY' },
  { name: 'Räucherforelle', aisle: 'MEAT_FISH' },
]
