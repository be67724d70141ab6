-- A document is new until its owner opens it; those that were there before are not.
ALTER TABLE "documents" ADD COLUMN "opened_at" TIMESTAMPTZ(3);
UPDATE "documents" SET "opened_at" = "arrived_at";
