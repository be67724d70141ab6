-- AlterTable
ALTER TABLE "recipes" ADD COLUMN     "allergens_stated" BOOLEAN NOT NULL DEFAULT false;

-- Letters state themselves. Without any, an ownerless recipe states "none" where its foods prove it, as they do for the demo
-- recipes: it has ingredients, and each is a known food without allergens. Any other recipe without letters stated nothing.
UPDATE "recipes" r SET "allergens_stated" = true
WHERE cardinality(r."allergens") > 0
   OR r."owner_id" IS NULL AND EXISTS (SELECT FROM "recipe_ingredients" i WHERE i."recipe_id" = r."id")
  AND NOT EXISTS (
    SELECT FROM "recipe_ingredients" i LEFT JOIN "foods" f ON f."id" = i."food_id"
    WHERE i."recipe_id" = r."id" AND (f."id" IS NULL OR cardinality(f."allergens") > 0)
  );
