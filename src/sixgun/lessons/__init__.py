"""Lessons: a scenario that a coach leads through, step by step. They are data, one file a lesson.

>>> guide = Guide(find("card"))
>>> guide.step.name, guide.asks
('role', False)
"""

from sixgun.lessons.guide import Guide
from sixgun.lessons.lesson import Lesson, LessonStep, Point
from sixgun.lessons.read import LEARNER, LESSONS, find, read_lesson

__all__ = ["LEARNER", "LESSONS", "Guide", "Lesson", "LessonStep", "Point", "find", "read_lesson"]
