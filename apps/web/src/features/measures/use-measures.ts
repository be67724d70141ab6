import { dayLog } from '@kostbar/contracts/day-log/endpoints'
import { measures } from '@kostbar/contracts/measures/endpoints'
import type { MeasureKind } from '@kostbar/contracts/measures/measure-kinds'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

/** Endpoints whose answers contain measures; the weight of a day is one. */
export const endpointsWithMeasures = [measures.list, dayLog.get] as const

/** Query of all measures of one kind of a user, newest first; charts of every period use the same data. */
export const useMeasures = (userId: string, kind: MeasureKind) =>
  useQuery(query(measures.list, { params: { userId }, query: { kind } }))
