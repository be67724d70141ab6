/** German texts of the overview card's frame, which is shown before the card is loaded. */
export const cardTexts = { title: 'Einkaufsliste', toList: 'Zur Einkaufsliste' } as const
