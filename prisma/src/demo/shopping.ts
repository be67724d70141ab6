/** Anna's own shopping list. */
export const demoItems = [
  { name: 'Haferflocken (fein)', checked: false },
  { name: 'Naturjoghurt 1 kg', checked: false },
  { name: 'Äpfel, 6 Stück', checked: false },
  { name: 'Vollkornbrot', checked: false },
  { name: 'Rote Linsen', checked: true },
]

/** What her trainer suggests. */
export const demoSuggestions = ['Walnüsse', 'Vogerlsalat', 'Kürbiskernöl', 'Räucherforelle']
