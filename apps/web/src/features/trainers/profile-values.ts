import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Absence } from '@kostbar/contracts/trainers/profile'
import { absenceFields, profileFields, type TrainerProfile } from '@kostbar/contracts/trainers/schemas'
import * as z from 'zod/mini'

/** Form resolver that validates against the contract. */
export const resolver = standardSchemaResolver(z.object({ ...profileFields.shape, absence: z.nullable(absenceFields) }))

/** Absence from unfinished input; null until both days are entered. */
export const toAbsence = (entered: Partial<Absence> | null | undefined): Absence | null =>
  entered?.from && entered.until ? { from: entered.from, until: entered.until, text: entered.text ?? '' } : null

/** Form values of a stored profile. */
export const valuesOf = ({
  headline,
  about,
  profession,
  qualification,
  registerNumber,
  website,
  absence,
}: TrainerProfile) => ({
  headline,
  about,
  profession,
  qualification,
  registerNumber,
  website,
  absence: toAbsence(absence),
})

export type ProfileValues = ReturnType<typeof valuesOf>

/**
 * The fields that differ from those the form was opened with. Only they are sent: the others may have been changed in
 * another tab meanwhile.
 */
export const changesOf = (before: Readonly<Partial<Record<keyof ProfileValues, unknown>>>, values: ProfileValues) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof ProfileValues]),
    ),
  ) as Partial<ProfileValues>
