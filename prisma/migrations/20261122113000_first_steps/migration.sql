-- When a member put the first steps away; null shows them while one is open.
ALTER TABLE "users" ADD COLUMN "first_steps_hidden_at" TIMESTAMPTZ(3);
