import { dayLog } from '@kostbar/contracts/day-log/endpoints'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'

/** Endpoints whose answers contain the own plan; a day of the day log has its planned meals. */
export const endpointsWithPlan = [nutritionplan.mine, dayLog.get] as const
