-- When an account was last in use, which outlives its sessions: those are deleted once they have expired.
ALTER TABLE "users" ADD COLUMN "last_seen_at" TIMESTAMPTZ(3);

UPDATE "users" SET "last_seen_at" = "seen"."at"
  FROM (SELECT "user_id", max("last_seen_at") AS "at" FROM "sessions" GROUP BY "user_id") "seen"
 WHERE "users"."id" = "seen"."user_id";

-- The client list: a trainer's archived relations by the end of the coaching, latest first.
CREATE INDEX "client_relations_archived" ON "client_relations" ("trainer_id", "ended_at" DESC, "id" DESC)
  WHERE "status" = 'ARCHIVED';
