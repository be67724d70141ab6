import * as z from 'zod/mini'
import { units } from './units.ts'

export const unit = z.enum(units)
