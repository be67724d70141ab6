-- AlterTable
ALTER TABLE "recipes" ADD COLUMN     "ingredient_names" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- Each name once, where it comes first.
UPDATE "recipes" r SET "ingredient_names" = n."names"
  FROM (
    SELECT "recipe_id", array_agg("normal_name" ORDER BY "position") AS "names"
      FROM (SELECT DISTINCT ON ("recipe_id", "normal_name") * FROM "recipe_ingredients" ORDER BY "recipe_id", "normal_name", "position") i
     GROUP BY "recipe_id"
  ) n
 WHERE n."recipe_id" = r."id";
