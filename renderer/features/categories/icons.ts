import {
  BookOpen,
  Briefcase,
  CloudRain,
  Flower2,
  Gem,
  HeartPulse,
  House,
  Repeat,
  Signpost,
  Sparkle,
  Sprout,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  'book-open': BookOpen,
  briefcase: Briefcase,
  'cloud-rain': CloudRain,
  'flower-2': Flower2,
  gem: Gem,
  'heart-pulse': HeartPulse,
  house: House,
  repeat: Repeat,
  signpost: Signpost,
  sprout: Sprout,
  users: Users,
  wallet: Wallet,
};

/** The picture of a category. Icons are named one by one, so that the others stay out of the bundle. */
export const categoryIcon = (name: string): LucideIcon => icons[name] ?? Sparkle;
