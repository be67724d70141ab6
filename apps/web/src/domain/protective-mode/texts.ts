/** Anchor of the section about protective mode in the settings. */
export const protectiveModeSectionId = 'ohne-zahlen'

export const texts = {
  hidden: 'Hier stehen gerade keine Zahlen.',
  hiddenHint: 'Essen darf leicht sein. Du hast „Ohne Zahlen“ eingeschaltet.',
  toSettings: 'Zur Einstellung',
} as const
