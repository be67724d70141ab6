-- Grams stay the amount that is computed with; the measure says how it is written.
ALTER TABLE "recipe_ingredients" ADD COLUMN "measure_name" TEXT,
                                 ADD COLUMN "measure_grams" DOUBLE PRECISION;
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_measure"
  CHECK (("measure_name" IS NULL) = ("measure_grams" IS NULL)
         AND ("measure_grams" IS NULL OR ("measure_grams" > 0 AND "unit" = 'g')));
