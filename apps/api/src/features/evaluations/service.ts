import { draftService } from './draft.ts'
import { type PublishDependencies, publishService } from './publish.ts'
import { evaluationsReader } from './reader.ts'

export { decryptPublished } from './stored.ts'

export type Evaluations = ReturnType<typeof evaluationsService>

/** Evaluations of protocols: statistics, the trainer's draft, and the published content. */
export const evaluationsService = (dependencies: PublishDependencies) => ({
  ...evaluationsReader(dependencies),
  ...publishService(dependencies),
  draft: draftService(dependencies),
})
