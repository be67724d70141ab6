import * as z from 'zod/mini'
import { anamnesisWarnings } from '../anamnesis/warnings.ts'
import { todayInVienna } from '../calendar.ts'
import { done } from '../problem.ts'
import { day, id, keysOf, line, paragraph, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'
import {
  calculatorLimits,
  clearanceNoteLength,
  clearedWithLength,
  isGoal,
  targetsReasonLength,
} from './calculator-limits.ts'

const kcal = z.number(texts.kcal).check(z.int(texts.kcal), z.gte(800, texts.kcal), z.lte(6000, texts.kcal))
const grams = z.number(texts.grams).check(z.int(texts.grams), z.gte(0, texts.grams), z.lte(1000, texts.grams))

/** Macro targets of a day: energy in kcal, the three macros in grams. */
export const macroTargets = z.object({ kcal, proteins: grams, fats: grams, carbs: grams })
export type MacroTargets = z.infer<typeof macroTargets>

/** Nutrition of a portion, meal or day: kcal and grams, unrounded. */
export const nutrition = z.object({ kcal: z.number(), carbs: z.number(), proteins: z.number(), fats: z.number() })
export type Nutrition = z.infer<typeof nutrition>

const ofDay = z.optional(macroTargets)

/** Macro targets of weekdays that differ from the usual ones. */
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

/** Number with at most the given number of decimals. */
const decimal = ({ min, max }: { min: number; max: number }, decimals: number, message: string) =>
  z.number(message).check(
    z.gte(min, message),
    z.lte(max, message),
    z.refine((value) => Number(value.toFixed(decimals)) === value, message),
  )

/** Inputs from which targets are calculated. */
export const calculatorInputs = z
  .object({
    sex: z.enum(['FEMALE', 'MALE', 'DIVERSE'], texts.formula),
    /** Formula to use; DIVERSE persons choose it. */
    formulaSex,
    ageYears: decimal(calculatorLimits.ageYears, 0, texts.age),
    heightCm: decimal(calculatorLimits.heightCm, 0, texts.height),
    weightKg: decimal(calculatorLimits.weightKg, 1, texts.weight),
    /** Physical activity level (PAL). */
    activity: decimal(calculatorLimits.activity, 2, texts.activity),
    /** Change of the energy in percent; negative for a deficit. */
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

/** New targets; only the four numbers are required. */
export const targetsInput = z.object({
  ...macroTargets.shape,
  weekdays: z.optional(weekdayTargets),
  /** Inputs from which they were calculated. Health data. */
  inputs: z.optional(calculatorInputs),
  /** Reason for these targets; required below `minimumKcal`. Health data. */
  reason: z.optional(paragraph(targetsReasonLength)),
})
export type TargetsInput = z.infer<typeof targetsInput>

/** Stored targets: the usual ones, and those of weekdays that differ. */
const storedTargets = z.object({ ...macroTargets.shape, weekdays: z.nullable(weekdayTargets) })
export type StoredTargets = z.infer<typeof storedTargets>

const targetsChange = z.object({
  ...targetsInput.shape,
  /**
   * The targets that were shown when these were entered, null without any; without it, whatever is stored is replaced. The
   * web of the release before does not send it.
   */
  from: z.optional(z.nullable(storedTargets)),
})
export type TargetsChange = z.infer<typeof targetsChange>

/** Entry of the history of targets. */
const macroTargetEntry = z.object({
  ...macroTargets.shape,
  id,
  createdAt: timestamp,
  /** First name of the person who set them; null when that account is deleted. */
  setBy: z.nullable(z.string()),
  weekdays: z.nullable(weekdayTargets),
  /** Inputs; null when there are none, or when health data is not open to the caller. The same applies to `reason`. */
  inputs: z.nullable(calculatorInputs),
  reason: z.nullable(z.string()),
})
export type MacroTargetEntry = z.input<typeof macroTargetEntry>

const warning = keysOf(anamnesisWarnings)

const clearanceContent = {
  warning,
  /** Day of the clearance as `2026-11-22`. */
  day,
  /** Doctor or dietitian with whom the warning was cleared. */
  clearedWith: line(clearedWithLength, texts.clearedWith),
  note: paragraph(clearanceNoteLength),
}

/** Clearance with a day that is not in the future. */
export const clearanceInput = z
  .object(clearanceContent)
  .check(z.refine(({ day }) => day >= '2000-01-01' && day <= todayInVienna(), { error: texts.pastDay, path: ['day'] }))
export type ClearanceInput = z.infer<typeof clearanceInput>

const clearance = z.object({
  ...clearanceContent,
  /** First name of the trainer who noted it; null when that account is deleted. */
  notedBy: z.nullable(z.string()),
  notedAt: timestamp,
})
export type Clearance = z.input<typeof clearance>

/** Initial values of the calculator, and the open warnings, which forbid a deficit. */
const targetsBasis = z.object({
  /** Inputs of the newest calculated targets; null without any. */
  inputs: z.nullable(calculatorInputs),
  /** Sex, birth date, height, weight and activity from the latest anamnesis; null without one. */
  person: z.nullable(
    z.object({
      sex: z.enum(['FEMALE', 'MALE', 'DIVERSE']),
      formulaSex,
      birthDate: z.string(),
      heightCm: z.number(),
      weightKg: z.number(),
      /** Physical activity level (PAL) without sport; null when the anamnesis is older than the question. */
      activity: z.nullable(z.number()),
    }),
  ),
  /** Latest measured weight; null without one. */
  weight: z.nullable(z.object({ kg: z.number(), day: z.string() })),
  /** Whether an uncleared warning of the anamnesis forbids a deficit. */
  needsClearance: z.boolean(),
  /** Warnings of the latest anamnesis; always empty for the member. */
  warnings: z.array(warning),
  /** Valid clearances, one per warning; for the member only those of warnings about age and BMI. */
  clearances: z.array(clearance),
  /**
   * Whether the caller is a trainer who must involve a dietitian or doctor, because by law only health professions may
   * advise people who are ill.
   */
  involveDietitian: z.boolean(),
})
export type TargetsBasis = z.input<typeof targetsBasis>

const ofUser = z.object({ id })

export const macrosSchemas = () => ({
  set: {
    summary:
      'Set the daily targets of a user; warns when the grams do not add up to the energy. 409 `changed_meanwhile` with the stored targets',
    params: ofUser,
    body: targetsChange,
    output: z.object({ success: z.literal(true), warning: z.nullable(z.string()) }),
  },
  history: {
    summary: 'The targets of a user over time, newest first, at most 50',
    params: ofUser,
    output: z.array(macroTargetEntry),
  },
  basis: {
    summary: 'What the calculator of targets starts from, and which open warnings forbid a deficit',
    params: ofUser,
    output: targetsBasis,
  },
  addClearance: {
    summary: 'Note that a warning about a client was cleared: when and with whom',
    params: z.object({ userId: id }),
    body: clearanceInput,
    output: done,
  },
})
