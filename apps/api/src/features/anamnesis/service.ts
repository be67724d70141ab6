import type { AuthorizeUser } from '../../http/authorize.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Mails } from '../mail/service.ts'
import type { Notifications } from '../notifications/service.ts'
import { draftService } from './draft.ts'
import { ownQuestionsService } from './own-questions.ts'
import { reviewService } from './review.ts'
import { submitService } from './submit.ts'
import { versionsReader } from './versions.ts'

interface AnamnesisDependencies extends Pick<Infra, 'database' | 'dataKeys'> {
  authorizeUser: AuthorizeUser
  mails: Mails
  notifications: Notifications
}

export type Anamnesis = ReturnType<typeof anamnesisService>

/** Anamneses: drafts, submitted versions and their reviews, encrypted with the member's data key. */
export const anamnesisService = (dependencies: AnamnesisDependencies) => ({
  ...versionsReader(dependencies),
  ...submitService(dependencies),
  ...reviewService(dependencies),
  draft: draftService(dependencies),
  ownQuestions: ownQuestionsService(dependencies.database),
})
