-- End of a trial; null in trials that have none.
ALTER TABLE "users" ADD COLUMN "trial_until" TIMESTAMPTZ(3);

-- Trials whose end is near or past, for the jobs that tell about it and end them.
CREATE INDEX "users_trial_until_idx" ON "users" ("trial_until") WHERE "trial_until" IS NOT NULL;
