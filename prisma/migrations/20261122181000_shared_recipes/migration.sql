-- Which picks a trainer added by sharing recipes with several clients, so that sharing can be undone.
ALTER TABLE "recipe_picks" ADD COLUMN "share_id" UUID;
