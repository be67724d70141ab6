-- CreateTable
CREATE TABLE "day_logs" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "encrypted" BYTEA NOT NULL,
    "planned_meals" SMALLINT NOT NULL,
    "eaten_meals" SMALLINT NOT NULL,
    "recorded_meals" SMALLINT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "day_logs_pkey" PRIMARY KEY ("user_id","day")
);

-- AddForeignKey
ALTER TABLE "day_logs" ADD CONSTRAINT "day_logs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
