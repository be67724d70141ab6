/** Body measures with German name, unit, and the range that is possible for a person. */
export const measureKinds = {
  WEIGHT: { name: 'Gewicht', unit: 'kg', min: 20, max: 400 },
  WAIST: { name: 'Bauchumfang', unit: 'cm', min: 30, max: 250 },
  HIP: { name: 'Hüftumfang', unit: 'cm', min: 30, max: 250 },
  BODY_FAT: { name: 'Körperfett', unit: '%', min: 2, max: 75 },
} as const
export type MeasureKind = keyof typeof measureKinds
