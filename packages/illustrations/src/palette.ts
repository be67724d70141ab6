/** Colours of one material, from its shadow side to its highlight. */
export type Tones = { readonly deep: string; readonly base: string; readonly light: string; readonly pale: string }

/**
 * Colour of shadows. Colours that change in the evening are variables of `theme.css`, with the day colour as fallback.
 */
export const shadow = 'var(--illustration-shadow, rgb(62 44 24 / 0.2))'

/** White porcelain. */
export const china: Tones = {
  deep: 'var(--illustration-china-deep, #D3BF9E)',
  base: 'var(--illustration-china, #EADCC2)',
  light: 'var(--illustration-china-light, #F6ECD9)',
  pale: 'var(--illustration-china-pale, #FEFAF1)',
}

export const apricot: Tones = { deep: '#C4652F', base: '#E58A4E', light: '#F2AD74', pale: '#F9D3A8' }
export const berry: Tones = { deep: '#5E1C31', base: '#8E2F4A', light: '#B5526C', pale: '#DC9BAA' }
export const enamel: Tones = { deep: '#B9C2AE', base: '#DDE2D0', light: '#EDF0E4', pale: '#FBFBF4' }
export const forest: Tones = { deep: '#1C3F31', base: '#2F5D4A', light: '#4B7D65', pale: '#86AC93' }
export const herb: Tones = { deep: '#3B6A3A', base: '#5C8C4A', light: '#86AF62', pale: '#BAD08F' }
export const linen: Tones = {
  deep: 'var(--illustration-linen-deep, #CDBFA6)',
  base: 'var(--illustration-linen, #E6DBC6)',
  light: 'var(--illustration-linen-light, #F1E9DA)',
  pale: 'var(--illustration-linen-pale, #FCF8EF)',
}
export const mist: Tones = { deep: '#6E8B89', base: '#9BB4AF', light: '#C2D2CB', pale: '#E6EDE7' }
export const oat: Tones = { deep: '#C9A878', base: '#E6CDA0', light: '#F0DDB8', pale: '#FAF0DA' }
export const plum: Tones = { deep: '#45264A', base: '#6B3F69', light: '#8F648C', pale: '#C4A5C0' }
export const sage: Tones = { deep: '#71866C', base: '#98A98A', light: '#BCC8AC', pale: '#DCE3CF' }
export const terracotta: Tones = { deep: '#8F4A2E', base: '#BD6B45', light: '#D68E68', pale: '#EAB997' }
export const tomato: Tones = { deep: '#A0312A', base: '#CC4834', light: '#E27257', pale: '#F3AD94' }
export const wheat: Tones = { deep: '#A8742A', base: '#D9A441', light: '#E9C26F', pale: '#F6E2B2' }
export const wood: Tones = { deep: '#845434', base: '#B17F52', light: '#CBA072', pale: '#E2C39C' }
export const walnut: Tones = { deep: '#54331F', base: '#7C4F31', light: '#976743', pale: '#B98A62' }

export const beanStew: Tones = { deep: '#6B2A2A', base: '#93423A', light: '#B0624F', pale: '#DDA386' }
export const greenSoup: Tones = { deep: '#5F7F42', base: '#86A45C', light: '#A6BE7B', pale: '#D9E3B4' }
export const lentilStew: Tones = { deep: '#5E4A26', base: '#856B38', light: '#A68A52', pale: '#D3BC83' }
export const pumpkinSoup: Tones = { deep: '#C4702F', base: '#E2924A', light: '#EDAD6B', pale: '#F9D9AE' }
