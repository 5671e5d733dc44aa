import {
  AGES,
  CIRCLE_TO_SEARCH,
  DEVICES,
  GENDERS,
  PC_USAGES,
  PURCHASES,
  type Registration,
} from "@diamond-valley/schemas/account/registration.ts";
import { pick, seededRandom } from "@diamond-valley/schemas/random.ts";

/** The whole registration of bot `number` (0 to 99,999,999), always the same, with a phone that nobody else has. */
export function registrationOf(number: number): Registration {
  const random = seededRandom(number);
  return {
    name: `Bot ${number}`,
    mobile_phone: `010${String(number).padStart(8, "0")}`,
    age: pick(random, AGES),
    gender: pick(random, GENDERS),
    contact_email: `bot-${number}@example.com`,
    home_address: `${number} Robot Street, Diamond City`,
    gaming_device_of_choice: [pick(random, DEVICES)],
    pc_usage_preference: pick(random, PC_USAGES),
    next_purchase: [pick(random, PURCHASES)],
    excited_purchase: pick(random, PURCHASES),
    circle_to_search: pick(random, CIRCLE_TO_SEARCH),
    google_play_satisfaction: 1 + Math.floor(random() * 5),
    over_14: true,
    t_and_c_global: true,
    t_and_c_campaign: true,
  };
}
