import * as z from 'zod/mini'
import { todayInVienna } from '../age.ts'
import { type AnamnesisWarning, anamnesisWarnings } from '../anamnesis/warnings.ts'
import { done } from '../problem.ts'
import { id, line, paragraph, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'
import { calculatorLimits, isGoal } from './calculator-limits.ts'

const kcal = z.number(texts.kcal).check(z.int(texts.kcal), z.gte(800, texts.kcal), z.lte(6000, texts.kcal))
const grams = z.number(texts.grams).check(z.int(texts.grams), z.gte(0, texts.grams), z.lte(1000, texts.grams))

/** Daily targets: energy in kcal, the three macros in grams. */
export const macroTargets = z.object({ kcal, proteins: grams, fats: grams, carbs: grams })
export type MacroTargets = z.infer<typeof macroTargets>

/** Nutrition of a portion, meal or day: kcal and grams, unrounded. */
export const nutrition = z.object({ kcal: z.number(), carbs: z.number(), proteins: z.number(), fats: z.number() })
export type Nutrition = z.infer<typeof nutrition>

const ofDay = z.optional(macroTargets)

/** Targets of the weekdays that differ from the others. */
export const weekdayTargets = z.object({
  Monday: ofDay,
  Tuesday: ofDay,
  Wednesday: ofDay,
  Thursday: ofDay,
  Friday: ofDay,
  Saturday: ofDay,
  Sunday: ofDay,
})
export type WeekdayTargets = z.infer<typeof weekdayTargets>

const formulaSex = z.enum(['FEMALE', 'MALE'], texts.formula)

/** A number with at most this many decimals. */
const decimal = ({ min, max }: { min: number; max: number }, decimals: number, message: string) =>
  z.number(message).check(
    z.gte(min, message),
    z.lte(max, message),
    z.refine((value) => Number(value.toFixed(decimals)) === value, message),
  )

/** What targets are calculated from. */
export const calculatorInputs = z
  .object({
    sex: z.enum(['FEMALE', 'MALE', 'DIVERSE'], texts.formula),
    /** Of a DIVERSE person, the formula they chose. */
    formulaSex,
    ageYears: decimal(calculatorLimits.ageYears, 0, texts.age),
    heightCm: decimal(calculatorLimits.heightCm, 0, texts.height),
    weightKg: decimal(calculatorLimits.weightKg, 1, texts.weight),
    /** Physical activity level (PAL). */
    activity: decimal(calculatorLimits.activity, 2, texts.activity),
    /** Change of the energy in percent; negative is a deficit. */
    goalPercent: z.int(texts.goal).check(z.refine(isGoal, texts.goal)),
    proteinPerKg: decimal(calculatorLimits.proteinPerKg, 1, texts.proteinPerKg),
    fatPerKg: decimal(calculatorLimits.fatPerKg, 1, texts.fatPerKg),
  })
  .check(
    z.refine(({ sex, formulaSex }) => sex === 'DIVERSE' || sex === formulaSex, {
      error: texts.formula,
      path: ['formulaSex'],
    }),
  )
export type CalculatorInputs = z.infer<typeof calculatorInputs>

/** New targets; the four numbers alone are enough. */
export const targetsInput = z.object({
  ...macroTargets.shape,
  weekdays: z.optional(weekdayTargets),
  /** What they were calculated from. Health data. */
  inputs: z.optional(calculatorInputs),
  /** Why these targets; required below the usual minimum. Health data. */
  reason: z.optional(paragraph(500)),
})
export type TargetsInput = z.infer<typeof targetsInput>

/** An entry of the history of targets. */
const macroTargetEntry = z.object({
  ...macroTargets.shape,
  id,
  createdAt: timestamp,
  /** First name of who set them; null once that account is gone. */
  setBy: z.nullable(z.string()),
  weekdays: z.nullable(weekdayTargets),
  /** Null when there are none, or when health data is not open to the caller; likewise the reason. */
  inputs: z.nullable(calculatorInputs),
  reason: z.nullable(z.string()),
})
export type MacroTargetEntry = z.input<typeof macroTargetEntry>

const warning = z.enum(Object.keys(anamnesisWarnings) as [AnamnesisWarning, ...AnamnesisWarning[]])

const clearanceContent = {
  warning,
  /** `2026-11-22` */
  day: z.iso.date(texts.day),
  /** With whom it was cleared. */
  clearedWith: line(120, texts.clearedWith),
  note: paragraph(1000),
}

/** A clearance, of today or earlier. */
export const clearanceInput = z
  .object(clearanceContent)
  .check(z.refine(({ day }) => day >= '2000-01-01' && day <= todayInVienna(), { error: texts.pastDay, path: ['day'] }))
export type ClearanceInput = z.infer<typeof clearanceInput>

const clearance = z.object({
  ...clearanceContent,
  /** First name of the trainer who noted it; null once that account is gone. */
  notedBy: z.nullable(z.string()),
  notedAt: timestamp,
})
export type Clearance = z.input<typeof clearance>

/** What the calculator starts from, and what stands against a deficit. */
const targetsBasis = z.object({
  /** Those of the newest calculated targets. */
  inputs: z.nullable(calculatorInputs),
  /** As the latest anamnesis says. */
  person: z.nullable(
    z.object({
      sex: z.enum(['FEMALE', 'MALE', 'DIVERSE']),
      formulaSex,
      birthDate: z.string(),
      heightCm: z.number(),
      weightKg: z.number(),
    }),
  ),
  /** The latest measured weight. */
  weight: z.nullable(z.object({ kg: z.number(), day: z.string() })),
  /** Whether a warning of the anamnesis that is not cleared stands against a deficit. */
  needsClearance: z.boolean(),
  /** The warnings of the latest anamnesis; for the member themself always empty. */
  warnings: z.array(warning),
  /** Clearances that hold, one a warning; for the member themself only those of warnings about age and BMI. */
  clearances: z.array(clearance),
  /** Whether the caller is a trainer who has to involve a dietitian or doctor: only health professions may advise the ill. */
  involveDietitian: z.boolean(),
})
export type TargetsBasis = z.input<typeof targetsBasis>

const ofUser = z.object({ id })

export const macrosSchemas = () => ({
  set: {
    summary: 'Set the daily targets of a user; warns when the grams do not add up to the energy',
    params: ofUser,
    body: targetsInput,
    output: z.object({ success: z.literal(true), warning: z.nullable(z.string()) }),
  },
  history: {
    summary: 'The targets of a user over time, newest first, at most 50',
    params: ofUser,
    output: z.array(macroTargetEntry),
  },
  basis: {
    summary: 'What the calculator of targets starts from, and which warnings stand against a deficit',
    params: ofUser,
    output: targetsBasis,
  },
  clear: {
    summary: 'Note that a warning about a client was cleared: when and with whom',
    params: z.object({ userId: id }),
    body: clearanceInput,
    output: done,
  },
})
