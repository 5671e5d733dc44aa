import type { Registration } from "@diamond-valley/schemas/account/registration.ts";

/** A whole, valid registration. `number` (0 to 99,999,999) makes the phone. */
export function registrationOf(number: number, changes: Partial<Registration> = {}): Registration {
  return {
    name: "김하늘",
    mobile_phone: `010${String(number).padStart(8, "0")}`,
    age: "25-34",
    gender: "female",
    contact_email: "haneul@example.com",
    home_address: "서울특별시 중구 세종대로 110, 다이아빌딩 302호",
    gaming_device_of_choice: ["android_phone", "pc"],
    pc_usage_preference: "google_play_games",
    next_purchase: ["android_phone"],
    excited_purchase: "android_phone",
    circle_to_search: "yes",
    google_play_satisfaction: 4,
    over_14: true,
    t_and_c_global: true,
    t_and_c_campaign: true,
    ...changes,
  };
}
