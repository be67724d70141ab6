import * as z from 'zod/mini'

export const profession = z.enum(['DIAETOLOGIE', 'ERNAEHRUNGSBERATUNG', 'SPORTWISSENSCHAFT', 'TRAINING', 'OTHER'])
export type Profession = z.infer<typeof profession>

/** German names of the professions. */
export const professionNames: Readonly<Record<Profession, string>> = {
  DIAETOLOGIE: 'Diätologie',
  ERNAEHRUNGSBERATUNG: 'Ernährungsberatung',
  SPORTWISSENSCHAFT: 'Sportwissenschaft',
  TRAINING: 'Training',
  OTHER: 'Anderer Beruf',
}

/** Announced absence; days in Vienna, the last one included. */
export const absence = z.object({ from: z.iso.date(), until: z.iso.date(), text: z.string() })
export type Absence = z.input<typeof absence>

/** Fields of a trainer profile that both its trainer and clients read. */
export const profileValues = {
  headline: z.string(),
  about: z.string(),
  profession,
  qualification: z.string(),
  registerNumber: z.string(),
  website: z.string(),
}

/** Trainer profile as clients and invited people read it. */
export const publicTrainer = z.object({
  firstName: z.string(),
  profileImage: z.nullable(z.string()),
  ...profileValues,
  /** Whether an admin checked the qualification. */
  isVerified: z.boolean(),
  /** Current or future absence; null without one. */
  absence: z.nullable(absence),
})
export type PublicTrainer = z.input<typeof publicTrainer>
