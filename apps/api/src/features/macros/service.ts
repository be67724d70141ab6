export { decryptClearance } from './clearances.ts'
export { decryptOrigin, type TargetOrigin } from './target-origin.ts'
