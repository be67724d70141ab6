import { measures } from '@kostbar/contracts/measures/endpoints'
import type { MeasureKind } from '@kostbar/contracts/measures/measure-kinds'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

/** All of a user's measures of one kind, newest first; every period is drawn from them. */
export const useMeasures = (userId: string, kind: MeasureKind) =>
  useQuery(query(measures.list, { params: { userId }, query: { kind } }))
