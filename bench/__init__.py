"""Side by side with peers, in one run, as ratios. No part of the package."""
