import * as z from 'zod/mini'
import { day, id, paragraph, timestamp, webLink } from '../scalars.ts'
import { texts } from '../texts.ts'
import { absence, profession, profileValues } from './profile.ts'

/** URL of a website; empty for none. */
const website = z.union([z.literal(''), webLink.check(z.maxLength(200, texts.tooLong(200)))])

/** Fields of a trainer profile that the trainer edits. */
export const profileFields = z.object({
  headline: paragraph(120),
  about: paragraph(2_000),
  profession,
  qualification: paragraph(200),
  registerNumber: paragraph(40),
  website,
})

/** Absence of at most a year. */
export const absenceFields = z.object({ from: day, until: day, text: paragraph(500) }).check(
  z.refine(({ from, until }) => from <= until, { error: texts.absenceOrder, path: ['until'] }),
  z.refine(({ from, until }) => Date.parse(until) - Date.parse(from) <= 366 * 86_400_000, {
    error: texts.absenceLength,
    path: ['until'],
  }),
)

/** Trainer profile as its trainer sees it. */
export const trainerProfile = z.object({
  ...profileValues,
  absence: z.nullable(absence),
  /** Agreement on data processing: its current version, and the accepted version with its time. */
  agreement: z.object({
    version: z.string(),
    acceptedVersion: z.nullable(z.string()),
    acceptedAt: z.nullable(timestamp),
  }),
  /** Time at which an admin checked the qualification; null when it was never checked or has changed since. */
  verifiedAt: z.nullable(timestamp),
  /** Version of profession, qualification and register number, which an admin verifies together. */
  qualificationVersion: z.string(),
})
export type TrainerProfile = z.input<typeof trainerProfile>

const trainerParams = z.object({ id })

export const trainersSchemas = () => ({
  mine: { summary: 'My trainer profile', output: trainerProfile },
  update: {
    summary: 'Change the given fields of my trainer profile; a changed qualification is no longer verified',
    body: z.partial(z.object({ ...profileFields.shape, absence: z.nullable(absenceFields) })),
    output: trainerProfile,
  },
  acceptAgreement: {
    summary: 'Accept the current agreement on data processing',
    body: z.object({ version: z.string(texts.default) }),
    output: trainerProfile,
  },
  get: { summary: "A trainer's profile", params: trainerParams, output: trainerProfile },
  verify: {
    summary:
      "Confirm that a trainer's qualification was checked, or revoke it; refused when it has changed since it was read, or none is given",
    params: trainerParams,
    body: z.object({
      verified: z.boolean(texts.default),
      /** Version of the qualification that the admin has checked. */
      qualificationVersion: z.string(texts.default),
    }),
    output: trainerProfile,
  },
})
