import type { Prisma } from '@kostbar/prisma/client'

/** Models that are not exported, with the reason. */
export const excludedModels: Partial<Record<Prisma.ModelName, string>> = {
  Food: 'reference values, the same for everyone',
  PaymentCounter: 'sums over everybody',
  PaymentEvent: 'which event was worked on when; what it was about is in what it changed',
  Product: 'what is for sale, the same for everyone',
  RateLimit: 'counters under hashed keys that nobody can lead back to a person',
  UserKey: 'a secret; what it encrypts is exported in plain text',
  RecipeTag: 'an index of the tags that stand with their recipes',
  RefreshToken: 'hashes of secrets; what they say about a person is in the sessions',
}

/** Fields of exported models that are not exported, with the reason. Ids and owners are always excluded. */
export const excludedFields: Partial<Record<Prisma.ModelName, Record<string, string>>> = {
  User: { passwordHash: 'a secret', profileImage: 'the picture itself is among the files' },
  MailDelivery: {
    dedupeKey: 'the kind of the mail is named; the rest is an id',
    template: 'the kind of the mail is named',
    subjectId: 'an id',
    variables: 'stored until the mail is sent',
  },
  Subscription: {
    reservedQuantity: 'a lock while a change is under way',
    fetchedAt: 'when it was last compared',
    checkedAt: 'when it was last compared',
    productId: 'named',
    productDescription: 'advertising',
    priceId: 'said in euros',
    tiersMode: 'the price list, the same for everyone',
    priceTiers: 'the price list, the same for everyone',
  },
  PaymentCustomer: { checkoutLock: 'a lock during a checkout', checkoutLockedUntil: 'the same' },
  PurchaseIntent: {
    successUrl: 'a page of ours',
    cancelUrl: 'a page of ours',
    url: 'a page to pay at, closed long since',
    prorationDate: 'a step of the reckoning',
  },
  Order: { productId: 'named', paymentId: 'the number of the purchase is there' },
  DataExport: { done: 'progress', total: 'progress', key: 'where the file lies with us' },
  MacroTarget: { setById: 'named instead' },
  PlanEntry: { recipeId: 'named instead' },
  RecipeFavourite: { recipeId: 'named instead' },
  Recipe: { ownerId: 'oneself', imageKey: 'the photo itself is among the files' },
  RecipeIngredient: {
    recipeId: 'stands with its recipe',
    position: 'their order',
    foodId: 'named',
    amount: 'in one line with its unit and name',
    unit: 'in one line with its amount and name',
    normalName: 'in one line with its amount and unit',
    note: 'in one line with its ingredient',
  },
  Measure: { encrypted: 'in plain text' },
  Consent: { relationId: 'the trainer is named' },
  Note: { authorId: 'another person; that it came from a trainer is said' },
  Document: { key: 'where the file lies with us' },
  Notification: {
    dedupeKey: 'an id',
    category: 'part of the settings',
    kind: 'the sentence is exported',
    subjectId: 'an id',
    variables: 'part of the sentence',
    link: 'a page of ours',
  },
  ClientRelation: {
    trainerId: 'named instead',
    clientId: 'named instead',
    tags: "the trainer's own sorting of clients",
    goal: 'a working note of the trainer, who is its controller and hands it out on request',
    privateNote: 'the same',
    nextReviewAt: "the trainer's calendar",
  },
  TrainerProfile: { verifiedById: 'another person' },
  AuditEntry: { actorId: 'named instead', subjectId: 'oneself, or another person' },
}
