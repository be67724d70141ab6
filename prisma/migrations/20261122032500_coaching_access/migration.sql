-- When a subscription ended. Client slots keep a grace period from then on.
ALTER TABLE "subscriptions" ADD COLUMN "ended_at" TIMESTAMPTZ(3);

UPDATE "subscriptions" SET "ended_at" = least("current_period_end", CURRENT_TIMESTAMP) WHERE "status" = 'CANCELED';

-- Whether a trainer sent the invitation, or an admin, who may be erased later. Only the former reserve a client slot.
ALTER TABLE "invites" ADD COLUMN "origin" "RelationOrigin" NOT NULL DEFAULT 'INVITED';
